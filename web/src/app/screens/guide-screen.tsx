import { useParams } from 'react-router-dom';
import { useMarks } from '@/features/desk/api.ts';
import { Guide } from '@/features/guide/guide.tsx';
import { useBookInfo } from '@/lib/use-book-info.ts';

/** `/guide/{book}/{section}`: what a chapter teaches, with what the student marked in it. */
export default function GuideScreen() {
  const { id = '', section = '' } = useParams();
  const { marks } = useMarks(id);
  return <Guide key={`${id} ${section}`} pdfId={id} section={section} book={useBookInfo(id)} marks={marks} />;
}
