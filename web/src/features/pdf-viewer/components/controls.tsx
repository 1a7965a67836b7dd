import {
  BookOpen,
  ChevronLeft,
  ChevronRight,
  CornerUpLeft,
  Maximize,
  Minus,
  Moon,
  MoveHorizontal,
  Plus,
  UnfoldVertical,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { viewer } from '@/config/texts/viewer.ts';
import type { Back } from '../back.ts';
import type { Switch } from '../use-paper.ts';
import type { TextView } from '../use-text-view.ts';
import type { ZoomControl } from '../use-zoom.ts';
import { PageNumber } from './page-number.tsx';

interface ControlsProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
  zoom: ZoomControl;
  /** "Dim paper" and "Two pages", where there is anything to switch. */
  dim: Switch | null;
  twoPages: Switch | null;
  /** Text is shown: its letters are made larger, and its lines set apart. */
  text: TextView | null;
  /** Stands before them. */
  before?: ReactNode;
  /** They are one bar with what stands over them. */
  joined: boolean;
  /** Leads back to where the student came from; in a narrow bar it stands in the place of the zoom, which two fingers do as well. */
  back: Back | null;
}

const icon = { 'aria-hidden': true, size: 18, strokeWidth: 1.5 };
/** A thumb needs more than a pointer. */
const TALL = 'max-md:h-11';
const PRESSED = 'aria-pressed:bg-accent-wash aria-pressed:text-accent';
const chevron = { ...icon, className: '@max-xl:hidden' };

/** What the last button does: from any zoom to the page's width, and from there to the whole page. */
const FIT = {
  width: { to: 'width', label: viewer.fitWidth, Icon: MoveHorizontal },
  page: { to: 'page', label: viewer.fitPage, Icon: Maximize },
} as const;

/** Under the page, out of the text's way: Previous · Page 3 of 298 · Next · zoom. */
export function Controls({ page, pages, onPage, zoom, dim, twoPages, text, before, joined, back }: ControlsProps) {
  return (
    <div className="@container">
      <div
        role="toolbar"
        aria-label={viewer.controls}
        className={`flex flex-wrap items-center justify-center gap-x-2 bg-raised px-2 py-1 max-md:px-1 @max-xl:gap-x-0 ${joined ? '' : 'border-t border-line'}`}
      >
        {before && <span className="mr-auto flex">{before}</span>}
        <Button
          look="quiet"
          size="small"
          icon={<ChevronLeft {...chevron} />}
          className="max-md:min-h-11 @max-xl:px-2"
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        >
          {viewer.previous}
        </Button>
        <PageNumber page={page} pages={pages} onPage={onPage} />
        <Button
          look="quiet"
          size="small"
          className="max-md:min-h-11 @max-xl:px-2"
          disabled={page >= pages}
          onClick={() => onPage(page + 1)}
        >
          {viewer.next}
          <ChevronRight {...chevron} />
        </Button>
        <span className={before ? 'ml-auto flex items-center' : 'flex items-center'}>
          {before && dim && (
            <IconButton label={viewer.dim} aria-pressed={dim.on} onClick={dim.toggle} className={PRESSED}>
              <Moon {...icon} />
            </IconButton>
          )}
          {twoPages && (
            <IconButton
              label={viewer.twoPages}
              aria-pressed={twoPages.on}
              onClick={twoPages.toggle}
              className={PRESSED}
            >
              <BookOpen {...icon} />
            </IconButton>
          )}
          <span className={back ? 'flex items-center @max-xl:hidden' : 'contents'}>
            {text ? <TextSize {...text} /> : <PageSize {...zoom} />}
          </span>
          {back && <BackButton {...back} />}
        </span>
      </div>
    </div>
  );
}

function PageSize({ value, set, larger, smaller, canLarger, canSmaller }: ZoomControl) {
  const fit = value === 'width' ? FIT.page : FIT.width;
  return (
    <>
      <IconButton className={TALL} label={viewer.zoomOut} onClick={smaller} disabled={!canSmaller}>
        <Minus {...icon} />
      </IconButton>
      <IconButton className={TALL} label={viewer.zoomIn} onClick={larger} disabled={!canLarger}>
        <Plus {...icon} />
      </IconButton>
      <IconButton className={TALL} label={fit.label} onClick={() => set(fit.to)}>
        <fit.Icon {...icon} />
      </IconButton>
    </>
  );
}

const TextSize = ({ larger, smaller, canLarger, canSmaller, space }: TextView) => (
  <>
    <IconButton className={TALL} label={viewer.smallerText} onClick={smaller} disabled={!canSmaller}>
      <Minus {...icon} />
    </IconButton>
    <IconButton className={TALL} label={viewer.largerText} onClick={larger} disabled={!canLarger}>
      <Plus {...icon} />
    </IconButton>
    <IconButton className={TALL} label={viewer.lineSpace} onClick={space}>
      <UnfoldVertical {...icon} />
    </IconButton>
  </>
);

/** Back to the answer or the question; its short name where the bar is narrow. */
function BackButton({ to, go }: Back) {
  const { label, short } = viewer.back[to];
  return (
    <Button
      look="quiet"
      size="small"
      className="ml-1 bg-accent-wash text-accent max-md:min-h-11 @max-xl:px-2.5"
      icon={<CornerUpLeft {...icon} />}
      aria-label={label}
      onClick={go}
    >
      <span aria-hidden className="@max-xl:hidden">
        {label}
      </span>
      <span aria-hidden className="hidden @max-xl:inline">
        {short}
      </span>
    </Button>
  );
}
