import {
  cloneElement,
  type FocusEvent,
  type HTMLAttributes,
  type PointerEvent,
  type ReactElement,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';

/** Milliseconds from pointing at a control to its name; none where another's was there so little before; and until it goes. */
const DELAY = 500;
const WARM = 400;
const STAYS = 80;
/** Pixels from the control, and from the edges of the window. */
const APART = 6;
const EDGE = 5;

/** When the last one went (ms of `performance.now()`). */
let went = Number.NEGATIVE_INFINITY;

interface TooltipProps {
  label: string;
  /** The control it explains; must take props. */
  children: ReactElement<HTMLAttributes<HTMLElement>>;
}

/**
 * A name that appears on hover and focus. For sighted users only: the control carries its own accessible name. Not where nothing
 * can hover: on a phone it lay on what a typed page or a search had led to.
 */
export function Tooltip({ label, children }: TooltipProps) {
  const [over, setOver] = useState<HTMLElement | null>(null);
  const timer = useRef<number>(undefined);
  const after = (ms: number, next: HTMLElement | null) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setOver(next), ms);
  };
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const gone = () => after(0, null);
  const own = children.props;
  const control = cloneElement(children, {
    onPointerEnter: (event: PointerEvent<HTMLElement>) => {
      own.onPointerEnter?.(event);
      if (event.pointerType === 'touch' || window.matchMedia('(hover: none)').matches) return;
      after(performance.now() - went < WARM ? 0 : DELAY, event.currentTarget);
    },
    onPointerLeave: (event: PointerEvent<HTMLElement>) => {
      own.onPointerLeave?.(event);
      after(STAYS, null);
    },
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      own.onPointerDown?.(event);
      gone();
    },
    onFocus: (event: FocusEvent<HTMLElement>) => {
      own.onFocus?.(event);
      const { currentTarget } = event;
      if (currentTarget.matches(':focus-visible') && !window.matchMedia('(hover: none)').matches)
        after(0, currentTarget);
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      own.onBlur?.(event);
      gone();
    },
  });
  return (
    <>
      {control}
      {over?.isConnected && (
        <Label
          text={label}
          over={over}
          onStay={() => after(0, over)}
          onLeave={() => after(STAYS, null)}
          onGone={gone}
        />
      )}
    </>
  );
}

interface LabelProps {
  text: string;
  over: HTMLElement;
  onStay: () => void;
  onLeave: () => void;
  onGone: () => void;
}

/** Above its control, below where there is no room, and inside the window. */
function Label({ text, over, onStay, onLeave, onGone }: LabelProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const own = box.current;
    if (!own) return;
    const { top, bottom, left, width } = over.getBoundingClientRect();
    const above = top - APART - own.offsetHeight;
    const middle = left + width / 2 - own.offsetWidth / 2;
    const most = document.documentElement.clientWidth - own.offsetWidth - EDGE;
    own.style.top = `${above >= EDGE ? above : bottom + APART}px`;
    own.style.left = `${Math.max(EDGE, Math.min(middle, most))}px`;
  });
  useEffect(() => {
    const leave = ({ key }: KeyboardEvent) => key === 'Escape' && onGone();
    document.addEventListener('keydown', leave);
    window.addEventListener('scroll', onGone, true);
    return () => {
      went = performance.now();
      document.removeEventListener('keydown', leave);
      window.removeEventListener('scroll', onGone, true);
    };
  });
  return createPortal(
    <div
      ref={box}
      role="presentation"
      onPointerEnter={onStay}
      onPointerLeave={onLeave}
      className="fixed z-60 max-w-sm rounded-control bg-ink px-2 py-1 text-sm text-paper shadow-float"
    >
      {text}
    </div>,
    document.body,
  );
}
