import type { Questions } from '@contract/quiz.ts';
import { Download, FileCode2, FileText, Printer } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { Button } from '@/components/ui/button.tsx';
import { Menu, MenuItem } from '@/components/ui/menu.tsx';
import { takeAway as words } from '@/config/texts/take-away.ts';
import { download } from '@/lib/download.ts';
import { safeName } from '@/lib/safe-name.ts';

interface TakeAwayProps {
  attemptId: string;
  questions: Questions;
  /** The book's; undefined where it is not known. */
  title: string | undefined;
}

const icon = { 'aria-hidden': true, size: 18, strokeWidth: 1.5 };

/** The writers of the files are loaded when one is wanted. */
async function save(as: 'moodle' | 'gift', questions: Questions, book: string): Promise<void> {
  const [{ takenQuestions }, { moodleXml }, { gift }] = await Promise.all([
    import('./questions.ts'),
    import('./moodle-xml.ts'),
    import('./gift.ts'),
  ]);
  const taken = takenQuestions(questions, book);
  const name = safeName(book === words.quiz ? book : words.fileName(book), words.quiz);
  if (as === 'moodle') download(`${name}.xml`, moodleXml(taken, book), 'application/xml');
  else download(`${name}.gift.txt`, gift(taken, book));
}

/** The questions of a quiz on paper, and as files that learning platforms import. */
export function TakeAway({ attemptId, questions, title }: TakeAwayProps) {
  const navigate = useNavigate();
  const book = title ?? words.quiz;
  return (
    <Menu
      trigger={
        <Button
          look="quiet"
          size="small"
          className="-mr-3 min-h-10 text-soft print:hidden max-sm:min-h-11"
          icon={<Download {...icon} />}
        >
          {/* On the narrowest phones the page's title needs the room. */}
          <span className="max-[24rem]:sr-only">{words.button}</span>
        </Button>
      }
    >
      <MenuItem icon={<Printer {...icon} />} onSelect={() => navigate(`/progress/attempt/${attemptId}/sheet`)}>
        {words.sheet}
      </MenuItem>
      <MenuItem icon={<FileCode2 {...icon} />} onSelect={() => void save('moodle', questions, book)}>
        {words.moodle}
      </MenuItem>
      <MenuItem icon={<FileText {...icon} />} onSelect={() => void save('gift', questions, book)}>
        {words.gift}
      </MenuItem>
    </Menu>
  );
}
