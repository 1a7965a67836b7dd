import { ChevronLeft, ChevronRight, Minus, MoveHorizontal, Plus, RectangleVertical } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { viewer } from '@/config/texts/viewer.ts';
import type { ZoomControl } from '../use-page-width.ts';
import { PageNumber } from './page-number.tsx';

interface ControlsProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
  zoom: ZoomControl;
}

const icon = { 'aria-hidden': true, size: 18, strokeWidth: 1.5 };

/** Under the page, out of the text's way: Previous · Page 3 of 298 · Next · zoom. */
export function Controls({ page, pages, onPage, zoom }: ControlsProps) {
  return (
    <div
      role="toolbar"
      aria-label={viewer.controls}
      className="flex flex-wrap items-center justify-center gap-x-2 gap-y-1 border-t border-line bg-raised px-2 py-1.5"
    >
      <Button
        look="quiet"
        size="small"
        icon={<ChevronLeft {...icon} />}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        {viewer.previous}
      </Button>
      <PageNumber page={page} pages={pages} onPage={onPage} />
      <Button look="quiet" size="small" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {viewer.next}
        <ChevronRight {...icon} />
      </Button>
      <span className="flex items-center">
        <IconButton label={viewer.zoomOut} onClick={zoom.smaller} disabled={!zoom.canSmaller}>
          <Minus {...icon} />
        </IconButton>
        <IconButton label={viewer.zoomIn} onClick={zoom.larger} disabled={!zoom.canLarger}>
          <Plus {...icon} />
        </IconButton>
        <IconButton label={viewer.fitWidth} aria-pressed={zoom.value === 'width'} onClick={() => zoom.set('width')}>
          <MoveHorizontal {...icon} />
        </IconButton>
        <IconButton label={viewer.fitPage} aria-pressed={zoom.value === 'page'} onClick={() => zoom.set('page')}>
          <RectangleVertical {...icon} />
        </IconButton>
      </span>
    </div>
  );
}
