/** Text with `**bold**` segments shown bold. */
export const Bold = ({ text }: { text: string }) => (
  <>
    {text.split(/(\*\*[^*]+\*\*)/).map((piece, i) =>
      piece.startsWith('**') && piece.endsWith('**') && piece.length > 4 ? (
        // The pieces of one text never change their order.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <strong key={i}>{piece.slice(2, -2)}</strong>
      ) : (
        piece
      ),
    )}
  </>
);

/** An answer outline as a bullet list; a leading `* ` of a line is the bullet itself. */
export const Outline = ({ lines }: { lines: readonly string[] }) => (
  <ul className="list-disc space-y-1 pl-5 font-serif">
    {lines.map((line) => (
      <li key={line}>
        <Bold text={line.replace(/^\s*\* /, '')} />
      </li>
    ))}
  </ul>
);
