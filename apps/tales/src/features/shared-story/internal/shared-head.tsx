import type { SharedStory } from '@doran/contract'
import { ThemeWarnings, ZoneLink, lengthLabel, ratingLabel, routes } from '@doran/site/core'
import { Badge, Cover } from '@doran/ui'
import { rangeName } from '../../../lib/range-name'

/** What the scenes are of, and by whom they were read. */
export function SharedHead({ shared }: { shared: SharedStory }) {
  const { label, theme, author, personaName } = shared
  return (
    <header>
      <p className="text-sm font-semibold text-ember">공유한 장면 · {rangeName(shared)}</p>
      <h1 className="mt-2 text-h2 font-extrabold text-balance break-words md:text-h1">
        {label || theme.title}
      </h1>
      <p className="mt-2 text-text-2 empty:hidden">
        <Reader author={author} personaName={personaName} />
      </p>
      <div className="mt-6 flex gap-4 corner-card bg-surface-1 p-4">
        <div className="w-18 shrink-0">
          <Cover src={theme.cover.url} alt={theme.cover.alt} loading="eager" />
        </div>
        <div className="min-w-0">
          <p className="font-semibold">
            <ZoneLink
              href={routes.theme.path({ id: theme.id })}
              className="-my-2.5 inline-flex min-h-11 items-center hover:underline"
            >
              {theme.title}
            </ZoneLink>
          </p>
          <p className="mt-1 text-sm text-text-2">{theme.hook}</p>
          <p className="mt-3 flex flex-wrap gap-1.5">
            <Badge tone="ember">{theme.genre}</Badge>
            <Badge>{ratingLabel(theme.ageRating)}</Badge>
            <Badge>{lengthLabel(theme.length)}</Badge>
            {shared.isByModel && <Badge>AI 모델이 함께 쓴 장면</Badge>}
            {shared.isImported && <Badge>가져온 이야기</Badge>}
          </p>
          <ThemeWarnings theme={theme} className="mt-3" />
        </div>
      </div>
    </header>
  )
}

type ReaderProps = Pick<SharedStory, 'author' | 'personaName'>

function Reader({ author, personaName }: ReaderProps) {
  const asWhom = personaName !== null && `이야기 속 이름 ‘${personaName}’`
  if (!author) return asWhom
  return (
    <>
      <ZoneLink
        href={routes.creator.path({ profileUUID: author.profileId })}
        className="-my-2 inline-block py-2 font-semibold text-text hover:underline"
      >
        {author.name}
      </ZoneLink>{' '}
      님이 읽었어요{asWhom && ` · ${asWhom}`}
    </>
  )
}
