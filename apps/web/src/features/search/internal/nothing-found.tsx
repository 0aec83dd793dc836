import { routes } from '@doran/site/core'
import { ChipGroup, ChipLink, EmptyState, LinkButton } from '@doran/ui'
import { renderLink } from '../../../lib/render-link'
import { searchHref, type SearchAddress } from '../search-address'
import { GenreLinks } from './genre-links'
import { typeLabel } from './search-types'

const SHORTER_SHOWN = 4

export const NOTHING_FOR_ADULTS = '도란에는 19세 이상만 볼 수 있는 것이 없어요.'
const INSTEAD = ['설레는 이야기', '무서운 이야기']

/** Where what is for adults alone was sought: no guess at what else the words might be. */
export function NothingForAdults() {
  return (
    <>
      <EmptyState
        title={NOTHING_FOR_ADULTS}
        actions={INSTEAD.map((q) => (
          <LinkButton key={q} href={searchHref({ q })} kind="secondary" renderLink={renderLink}>
            {q} 보기
          </LinkButton>
        ))}
      >
        <p>이야기는 15세 이용가까지만 있어요. 대신 두근거리는 이야기는 많으니 골라 보세요.</p>
      </EmptyState>
      <GenreLinks />
    </>
  )
}

/** Ways on from words that nothing fits. */
export function NothingFound({ address }: { address: SearchAddress }) {
  const { q, type, cursor } = address
  if (cursor !== '')
    return (
      <EmptyState
        title="더 보여 드릴 것이 없어요."
        actions={
          <LinkButton href={searchHref({ q, type })} kind="secondary" renderLink={renderLink}>
            처음부터 보기
          </LinkButton>
        }
      />
    )
  const shorter = shorterThan(q)
  return (
    <>
      <EmptyState
        title={`‘${q}’에 맞는 것을 찾지 못했어요.`}
        actions={
          <>
            {type && (
              <LinkButton href={searchHref({ q })} kind="secondary" renderLink={renderLink}>
                전체에서 찾기
              </LinkButton>
            )}
            <LinkButton href={routes.contact.path()} kind="secondary" renderLink={renderLink}>
              문의하기
            </LinkButton>
          </>
        }
      >
        {type && <p>{typeLabel(type)}에서만 찾았어요.</p>}
        <p>낱말을 줄이거나 더 짧고 쉬운 말로 찾아보세요.</p>
      </EmptyState>
      {shorter.length > 0 && (
        <section aria-labelledby="shorter">
          <h2 id="shorter" className="text-h3 font-extrabold">
            낱말을 줄여서 찾기
          </h2>
          <ChipGroup label="더 짧은 말" className="mt-3 flex-wrap">
            {shorter.map((words) => (
              <ChipLink key={words} href={searchHref({ q: words, type })} renderLink={renderLink}>
                {words}
              </ChipLink>
            ))}
          </ChipGroup>
        </section>
      )}
      <GenreLinks />
    </>
  )
}

/** Each word of several by itself. */
function shorterThan(q: string): string[] {
  const words = [...new Set(q.split(' '))]
  return words.length > 1 ? words.slice(0, SHORTER_SHOWN) : []
}
