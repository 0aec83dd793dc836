import type { SharedStory } from '@doran/contract'
import { ThemeWarnings, ZoneLink, routes } from '@doran/site/core'
import { Badge, Cover, buttonClass } from '@doran/ui'
import { cardAddress } from '../../../lib/card-address'
import { ReadFrom } from './read-from'

export const ENDING_TITLE = 'ending-title'

/** The card of an ending, and the ways to it. */
export function EndingView({ shared }: { shared: SharedStory }) {
  const { ending, theme, author, path, isByModel, isImported, isMine } = shared
  if (!ending) return null
  return (
    <section aria-labelledby={ENDING_TITLE} className="glow-ember py-8 text-center">
      <div className="mx-auto w-36">
        <Cover src={theme.cover.url} alt={theme.cover.alt} loading="eager" />
      </div>
      <p className="mt-6 flex flex-wrap justify-center gap-1.5">
        <Badge tone="ember">{ending.badge}</Badge>
        {ending.rare && <Badge>드문 결말</Badge>}
        {isByModel && <Badge>AI 모델이 함께 쓴 이야기</Badge>}
        {isImported && <Badge>가져온 이야기</Badge>}
      </p>
      <h1
        id={ENDING_TITLE}
        tabIndex={-1}
        className="mt-3 text-h2 font-extrabold text-balance outline-none md:text-h1"
      >
        {ending.title}
      </h1>
      <p className="mt-3 text-text-2">
        <ZoneLink
          href={routes.theme.path({ id: theme.id })}
          className="-my-2 inline-block py-2 font-semibold hover:underline"
        >
          {theme.title}
        </ZoneLink>
        {author && (
          <>
            {' · '}
            <ZoneLink
              href={routes.creator.path({ profileUUID: author.profileId })}
              className="-my-2 inline-block py-2 hover:underline"
            >
              {author.name} 님
            </ZoneLink>
          </>
        )}
      </p>
      <ThemeWarnings theme={theme} className="mt-3" />
      <WalkedPath lines={path} isMine={isMine} />
      <div className="mt-8 *:justify-center">
        <ReadFrom shared={shared} />
      </div>
      {isMine && <SaveCard shared={shared} title={ending.title} />}
    </section>
  )
}

function WalkedPath({ lines, isMine }: { lines: readonly string[]; isMine: boolean }) {
  if (lines.length === 0) return null
  return (
    <div className="corner-mine mx-auto mt-8 w-full max-w-form bg-surface-1 p-5 text-left">
      <h2 className="text-sm font-semibold text-text-3">
        {isMine ? '내가 고른 길' : '이 결말까지 고른 길'}
      </h2>
      <ol className="mt-3 flex list-decimal flex-col gap-2 pl-6 marker:text-sm marker:text-text-3">
        {lines.map((line, at) => (
          <li key={at} className="prose-ko break-words">
            {line}
          </li>
        ))}
      </ol>
    </div>
  )
}

function SaveCard({ shared, title }: { shared: SharedStory; title: string }) {
  return (
    <p className="mt-3">
      <a
        href={cardAddress(shared.linkImage)}
        download={`${title}.png`}
        className={buttonClass({ kind: 'quiet' })}
      >
        결말 카드 이미지 저장
      </a>
    </p>
  )
}
