import { settings } from '@/config/texts/settings.ts';
import { shell } from '@/config/texts/shell.ts';
import { type Theme, useTheme } from '@/lib/theme.ts';
import { Section } from './section.tsx';

const CHOICE = [
  'flex w-[calc((100%-1.5rem)/3)] max-w-32 min-w-fit cursor-pointer flex-col overflow-hidden rounded-control border',
  'border-edge bg-raised',
  'has-checked:border-accent has-checked:bg-accent-wash has-focus-visible:outline-2',
  'has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
].join(' ');

const THEMES: readonly Theme[] = ['system', 'light', 'dark'];

/** A page of that theme, in small: paper, lines, the marker. Colours follow `color-scheme`. */
const Page = ({ scheme }: { scheme: 'light' | 'dark' }) => (
  <span
    className={`flex flex-1 flex-col gap-1.5 bg-paper p-2.5 ${scheme === 'light' ? 'scheme-light' : 'scheme-dark'}`}
  >
    <span className="h-0.5 w-full bg-soft" />
    <span className="h-1.5 w-4/5 bg-marker" />
    <span className="h-0.5 w-full bg-soft" />
    <span className="h-0.5 w-3/5 bg-soft" />
  </span>
);

/** Light, dark, or as the device. */
export function ThemeChoice() {
  const { theme, choose } = useTheme();
  return (
    <Section title={settings.theme.title} text={settings.theme.text}>
      <fieldset className="w-full">
        <legend className="sr-only">{settings.theme.legend}</legend>
        <div className="flex flex-wrap gap-3">
          {THEMES.map((value) => (
            <label key={value} className={CHOICE}>
              <span aria-hidden className="flex border-b border-line">
                {value !== 'dark' && <Page scheme="light" />}
                {value !== 'light' && <Page scheme="dark" />}
              </span>
              <span className="flex min-h-11 items-center gap-2 px-2.5">
                <input
                  type="radio"
                  name="theme"
                  value={value}
                  checked={theme === value}
                  onChange={() => choose(value)}
                  className="accent-accent focus-visible:outline-none"
                />
                {shell.themes[value]}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
    </Section>
  );
}
