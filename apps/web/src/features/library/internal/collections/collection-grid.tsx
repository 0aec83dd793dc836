import type { Picture, SaveCollection } from '@doran/contract'
import { ZoneLink } from '@doran/site/core'
import { libraryHref } from '../../library-address'

const PICTURES = 3

type CollectionGridProps = {
  collections: readonly SaveCollection[]
  /** Of things that are in it, the last saved first. */
  picturesOf: (collectionId: string) => readonly Picture[]
}

export function CollectionGrid({ collections, picturesOf }: CollectionGridProps) {
  return (
    <ul className="mt-5 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {collections.map(({ id, name, count }) => (
        <li key={id}>
          <ZoneLink
            href={libraryHref({ tab: 'collections', collection: id })}
            className="corner-card block h-full bg-surface-1 p-4 no-underline transition-colors duration-(--motion-state) hover:bg-surface-2"
          >
            <Pictures pictures={picturesOf(id).slice(0, PICTURES)} />
            <span className="prose-ko mt-3 block font-extrabold text-text">{name}</span>
            <span className="block text-sm text-text-2">{count.toLocaleString('ko-KR')}개</span>
          </ZoneLink>
        </li>
      ))}
    </ul>
  )
}

function Pictures({ pictures }: { pictures: readonly Picture[] }) {
  return (
    <span aria-hidden="true" className="grid grid-cols-3 gap-1.5">
      {Array.from({ length: PICTURES }, (_, at) => {
        const picture = pictures[at]
        return picture ? (
          <img
            key={at}
            src={picture.url}
            alt=""
            width={240}
            height={180}
            loading="lazy"
            decoding="async"
            className="corner-image block aspect-4/3 h-auto w-full bg-surface-2 object-cover object-[50%_30%]"
          />
        ) : (
          <span key={at} className="corner-image block aspect-4/3 bg-surface-2" />
        )
      })}
    </span>
  )
}
