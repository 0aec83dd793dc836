import type { ThemeCard } from '@doran/contract'
import { routes } from '@doran/site/core'
import { LinkButton, Mascot } from '@doran/ui'
import { renderLink } from '../../lib/render-link'
import { ThemeFeature } from '../../lib/theme-feature'

export type UnwrittenPathProps = { openings: ThemeCard[]; title?: string; reason?: string }

/** A lost link still leads to a story. */
export function UnwrittenPath({
  openings,
  title = '이 길은 아직 쓰이지 않았어요.',
  reason = '주소가 바뀌었거나 지워진 페이지예요.',
}: UnwrittenPathProps) {
  return (
    <div className="page max-w-[760px] py-12">
      <Mascot name="ran" pose="sorry" />
      <h1 className="mt-5 text-h2 font-extrabold md:text-h1">{title}</h1>
      <p className="mt-3 text-text-2">
        {reason}
        {openings.length > 0 && ' 대신 이런 이야기를 읽을 수 있어요.'}
      </p>
      {openings.length > 0 && (
        <ul className="mt-8 flex flex-col gap-4">
          {openings.map((theme) => (
            <li key={theme.id}>
              <ThemeFeature theme={theme} level={2} />
            </li>
          ))}
        </ul>
      )}
      <div className="mt-8">
        <LinkButton href={routes.tales.path()} kind="secondary" renderLink={renderLink}>
          이야기 홈
        </LinkButton>
      </div>
    </div>
  )
}
