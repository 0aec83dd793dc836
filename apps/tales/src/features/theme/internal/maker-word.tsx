import type { ThemeDetail } from '@doran/contract'
import { routes, ZoneLink } from '@doran/site/core'

/** What the maker says to the reader, and what is written beforehand and what a model writes. */
export function MakerWord({ maker, makerNote }: Pick<ThemeDetail, 'maker' | 'makerNote'>) {
  return (
    <section aria-labelledby="maker" className="mt-16 max-w-story">
      <h2 id="maker" className="mb-4 text-h3 font-extrabold">
        만든 이의 말
      </h2>
      {makerNote !== null && (
        <blockquote className="prose-ko corner-card m-0 bg-surface-1 p-5 whitespace-pre-line">
          {makerNote}
        </blockquote>
      )}
      <p className="mt-3">
        <ZoneLink
          href={routes.creator.path({ profileUUID: maker.profileId })}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {maker.name}
        </ZoneLink>
      </p>
      <p className="prose-ko text-sm text-text-2">
        도란 오리지널 이야기예요. 미리 쓴 이야기로 읽으면 AI 모델이 쓰는 글은 없고, 모델과 이어
        읽으면 모델이 쓴 장면마다 그렇게 표시돼요.
      </p>
    </section>
  )
}
