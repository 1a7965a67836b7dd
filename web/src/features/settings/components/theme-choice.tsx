import { settings } from '@/config/texts/settings.ts';
import { shell } from '@/config/texts/shell.ts';
import { type Theme, useTheme } from '@/lib/theme.ts';
import { Section } from './section.tsx';

const THEMES: readonly Theme[] = ['system', 'light', 'dark'];

/** Light, dark, or as the device. */
export function ThemeChoice() {
  const { theme, choose } = useTheme();
  return (
    <Section title={settings.theme.title}>
      <fieldset className="w-full">
        <legend className="text-sm font-medium">{settings.theme.legend}</legend>
        <div className="mt-1 flex flex-wrap gap-2">
          {THEMES.map((value) => (
            <label
              key={value}
              className="flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-edge bg-raised px-4 has-checked:border-accent has-checked:bg-accent-wash"
            >
              <input
                type="radio"
                name="theme"
                value={value}
                checked={theme === value}
                onChange={() => choose(value)}
                className="accent-accent"
              />
              {shell.themes[value]}
            </label>
          ))}
        </div>
      </fieldset>
    </Section>
  );
}
