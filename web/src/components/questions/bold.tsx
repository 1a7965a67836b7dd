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
