import { Badge } from '@doran/ui'
import { PagePicture } from '../pages/page-picture'
import { SAMPLE_BOOK } from '../sample-book'

/** What a book looks like, for those who have none yet. */
export function SampleBook() {
  return (
    <section className="mt-10" aria-labelledby="sample-book">
      <h2 id="sample-book" className="flex items-center gap-2 text-h2 font-extrabold">
        이런 책이 돼요 <Badge>예시</Badge>
      </h2>
      <ul
        className="scroll-row mt-4 -mx-1 gap-4 p-1"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by keys, too
        tabIndex={0}
        aria-label="예시 책의 쪽"
      >
        {SAMPLE_BOOK.map(({ page, alt }) => (
          <li key={page.kind} className="corner-card w-52 shrink-0 overflow-clip">
            <PagePicture page={page} alt={alt} />
          </li>
        ))}
      </ul>
    </section>
  )
}
