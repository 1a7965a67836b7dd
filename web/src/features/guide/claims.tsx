import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '@/components/ui/button.tsx';
import { MarginMark } from '@/components/ui/margin-mark.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { guide } from '@/config/texts/guide.ts';
import { messageOf } from '@/lib/api/api-error.ts';
import { hand } from '@/lib/handed.ts';
import { useEngine } from '@/lib/use-engine.ts';
import { useClaims } from './api.ts';

const words = guide.model;
const Markdown = lazy(async () => ({ default: (await import('@/components/markdown/markdown.tsx')).Markdown }));

interface ClaimsProps {
  pdfId: string;
  section: string;
  language: string | null;
}

/** What a model says of the chapter, each point with its mark; nothing where there is no model. */
export function Claims({ pdfId, section, language }: ClaimsProps) {
  const engine = useEngine(true);
  const navigate = useNavigate();
  const { data, mutate, isPending, error } = useClaims(pdfId, section);
  if (engine !== 'openai') return null;
  return (
    <section className={`mt-7 ${data ? '' : 'print:hidden'}`}>
      <h2 className="border-b border-ink pb-1 text-lg font-semibold">{words.heading}</h2>
      {data ? (
        <div className="mt-2 max-w-measure font-serif text-[1.0625rem]" {...(language && { lang: language })}>
          <Suspense>
            <Markdown
              text={data.answer}
              citations={data.citations.length}
              renderCitation={(number) => {
                const citation = data.citations[number - 1];
                return (
                  citation && (
                    <MarginMark
                      page={citation.page}
                      printed={citation.label}
                      state={citation.state}
                      onClick={() => navigate(`/chat/${pdfId}`, { state: hand({ show: citation }) })}
                    />
                  )
                );
              }}
            />
          </Suspense>
        </div>
      ) : (
        <div className="mt-3 space-y-2">
          <Button busy={isPending} className="max-sm:min-h-11" onClick={() => mutate()}>
            {isPending ? words.asking : words.ask}
          </Button>
          <p className="text-sm text-soft">{words.note}</p>
          {error && <Notice title={words.failed}>{messageOf(error)}</Notice>}
        </div>
      )}
    </section>
  );
}
