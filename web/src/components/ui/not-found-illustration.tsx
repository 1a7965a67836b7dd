/** Lines of a page: their lengths, of 92. */
const LINES = [92, 88, 92, 84, 92, 90, 54, 0, 92, 86, 92, 60];

interface SideProps {
  /** Where the text block begins. */
  x: number;
  /** What is printed at its foot. */
  number: string;
}

const Side = ({ x, number }: SideProps) => (
  <>
    {LINES.map((length, i) => {
      const y = 34 + i * 11;
      return length > 0 && <path key={y} d={`M${x} ${y}h${length}`} className="stroke-soft" strokeWidth={1.5} />;
    })}
    <text x={x + 46} y={182} textAnchor="middle" className="fill-soft font-serif text-[13px] tabular-nums">
      {number}
    </text>
  </>
);

/** A book open where a leaf was torn out: after page 403 comes page 405. */
export const NotFoundIllustration = () => (
  <svg aria-hidden viewBox="0 0 320 204" fill="none" className="h-auto w-72 max-w-full shrink-0 sm:w-80">
    <path d="M158 12c-34 -8 -92 -9 -146 -2v182c54 -7 112 -6 146 2" className="fill-raised stroke-edge" />
    <path d="M162 12c34 -8 92 -9 146 -2v182c-54 -7 -112 -6 -146 2" className="fill-raised stroke-edge" />
    <path d="M158 12q2 1 4 0v182q-2 1 -4 0z" className="fill-sunken stroke-edge" />
    {/* What is left of the leaf between them. */}
    <path
      d="M162 13l9 6l-4 11l8 9l-6 12l7 12l-8 11l6 13l-7 10l9 13l-7 12l6 11l-8 13l7 11l-6 13l4 12l-10 11z"
      className="fill-marker stroke-marker-edge"
      strokeLinejoin="round"
    />
    <Side x={40} number="403" />
    <Side x={196} number="405" />
  </svg>
);
