import { Eye, EyeOff } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { marks as words } from '@/config/texts/marks.ts';
import { useMarks } from './api.ts';
import { useDesk, useDeskState } from './desk.ts';

const icon = { 'aria-hidden': true, size: 20, strokeWidth: 1.5 };

/** Covers what is marked in the book, to be recalled; there as soon as anything is. */
export function CoverButton({ compact }: { compact: boolean }) {
  const desk = useDesk();
  const covered = useDeskState((state) => state.covered !== null);
  const { marks } = useMarks(desk.book.id);
  if (!covered && marks.every(({ kind }) => kind === 'note')) return null;
  return (
    <IconButton
      label={covered ? words.uncover : words.cover}
      aria-pressed={covered}
      data-shortcut="cover"
      onClick={() => desk.cover()}
      className={`aria-pressed:bg-accent-wash aria-pressed:text-accent ${compact ? 'size-11 max-[24rem]:w-9' : ''}`}
    >
      {covered ? <EyeOff {...icon} /> : <Eye {...icon} />}
    </IconButton>
  );
}
