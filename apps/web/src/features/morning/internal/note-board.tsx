import type { ReplyOf } from '@doran/contract'
import { routes } from '@doran/site/core'
import { ChipGroup, ChipLink, EmptyState, LinkButton } from '@doran/ui'
import { renderLink } from '../../../lib/render-link'
import { BOARD_ID, morningHref, noteQuery, type MorningAddress } from '../morning-address'
import { NoteList } from './note-list'

const SORTS = [
  { sort: 'new', label: '최신순' },
  { sort: 'liked', label: '공감순' },
] as const

type NoteBoardProps = {
  day: string
  address: MorningAddress
  /** Null where they cannot be read now. */
  notes: ReplyOf<'GET /v1/morning/note'> | null
  /** Today's check-ins of everybody. */
  checks: number
  now: string
}

/** What people left this morning. */
export function NoteBoard({ day, address, notes, checks, now }: NoteBoardProps) {
  const href = morningHref(address)
  return (
    <section id={BOARD_ID} aria-labelledby="notes" className="scroll-mt-24">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id="notes" className="text-h3 font-extrabold">
            오늘 아침의 말들
          </h2>
          {checks > 0 && (
            <p className="mt-1 text-sm text-text-2 tabular-nums">
              오늘 {checks.toLocaleString('ko-KR')}명이 다녀갔어요.
            </p>
          )}
        </div>
        <ChipGroup label="정렬">
          {SORTS.map(({ sort, label }) => (
            <ChipLink
              key={sort}
              href={`${morningHref({ sort })}#${BOARD_ID}`}
              isSelected={sort === address.sort}
              renderLink={renderLink}
            >
              {label}
            </ChipLink>
          ))}
        </ChipGroup>
      </div>
      {notes ? (
        <NoteList
          key={`${day} ${JSON.stringify(address)}`}
          name={`${day} ${JSON.stringify(address)}`}
          first={notes}
          query={noteQuery(address)}
          href={href}
          empty={<NoVoices isFurther={address.cursor !== ''} />}
          now={now}
        />
      ) : (
        <EmptyState
          level={3}
          title="오늘의 말들을 불러오지 못했어요."
          pose="sorry"
          actions={
            <LinkButton href={href} kind="secondary">
              다시 시도
            </LinkButton>
          }
        />
      )}
    </section>
  )
}

function NoVoices({ isFurther }: { isFurther: boolean }) {
  if (!isFurther) return <EmptyState level={3} title="오늘 첫 번째 목소리가 되어 주세요." />
  return (
    <EmptyState
      level={3}
      title="더 보여 드릴 말이 없어요."
      actions={
        <LinkButton href={routes.morning.path()} kind="secondary" renderLink={renderLink}>
          처음부터 보기
        </LinkButton>
      }
    />
  )
}
