/** Where the words on the page would be marked: nothing stands there, it has not come, or it came out wrong. */
export type IllustrationKind = 'missing' | 'offline' | 'broken' | 'empty';

/** Line by line: its length, of 60. */
const LINES = [60, 56, 60, 60, 52, 60, 58, 34];
/** The line that the drawing is about. */
const TOLD = 3;

/** A page of a book, drawn in hairlines: the picture on every screen that has nothing to show. */
export const EmptyIllustration = ({ kind }: { kind: IllustrationKind }) => (
  <svg aria-hidden viewBox="0 0 96 124" fill="none" className="h-31 w-24 shrink-0">
    <path d="M6.5 1.5h70l13 13v108h-83z" className="fill-raised stroke-edge" />
    <path d="M76.5 1.5v13h13" className="stroke-edge" />
    {LINES.map((length, i) => {
      const y = 30.5 + i * 10;
      if (i === TOLD && kind !== 'offline') return <Told key={y} y={y} kind={kind} />;
      if (kind === 'empty') return <path key={y} d={`M18 ${y}h${length}`} className="stroke-line" />;
      const gone = kind === 'offline' && i >= TOLD;
      return (
        <path
          key={y}
          d={`M18 ${y}h${length}`}
          className={gone ? 'stroke-edge' : 'stroke-soft'}
          strokeWidth={gone ? 1 : 1.5}
          {...(gone && { strokeDasharray: '1.5 4' })}
        />
      );
    })}
  </svg>
);

function Told({ y, kind }: { y: number; kind: IllustrationKind }) {
  if (kind === 'broken')
    return (
      <path
        d={`M18 ${y}h22l4 -5l5 10l5 -10l4 5h20`}
        className="stroke-wrong"
        strokeWidth={1.5}
        strokeLinejoin="round"
      />
    );
  return (
    <>
      <path d={`M18 ${y - 4.5}h60v9h-60z`} className="stroke-marker-edge" strokeDasharray="3 3" />
      <path d={`M11.5 ${y - 5}v10`} className="stroke-marker-edge" strokeWidth={3} />
    </>
  );
}
