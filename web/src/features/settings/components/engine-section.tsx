import { settings } from '@/config/texts/settings.ts';
import { useEngine } from '@/lib/use-engine.ts';
import { Section } from './section.tsx';

const words = settings.engine;

/** What answers here, what a model adds, and how to have one. */
export function EngineSection() {
  const engine = useEngine(true);
  return (
    <div id="engine">
      <Section title={words.title} text={words.text}>
        <p>{engine === 'openai' ? words.model : words.none}</p>
        <p className="text-soft">{words.adds}</p>
        {engine !== 'openai' && <p className="text-soft">{words.how}</p>}
      </Section>
    </div>
  );
}
