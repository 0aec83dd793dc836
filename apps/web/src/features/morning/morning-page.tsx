import { EmptyState, LinkButton } from '@doran/ui'
import { Bulletin } from './internal/bulletin'
import { CheckIn } from './internal/check-in'
import { HourTurn } from './internal/hour-turn'
import { NoteBoard } from './internal/note-board'
import { StreakSection } from './internal/streak-section'
import { morningHref, type MorningAddress } from './morning-address'
import type { MorningContent } from './read-morning'

export type MorningPageProps = {
  address: MorningAddress
  content: MorningContent
  /** When the server made the page. */
  now: string
}

/** The day's question and a check-in, what others left, and what happened. */
export function MorningPage({
  address,
  content: { today, notes, calendar },
  now,
}: MorningPageProps) {
  if (!today) return <MorningFailed href={morningHref(address)} />
  const { day, mine, checks, bulletin, opensAt, closesAt } = today
  return (
    <div
      className={`page between-bars grid gap-x-8 gap-y-10 pt-6 pb-12 md:pt-10 ${
        mine ? 'lg:grid-cols-[minmax(0,1fr)_340px] lg:items-start' : 'max-w-[928px]'
      }`}
    >
      <HourTurn now={now} opensAt={opensAt} closesAt={closesAt} />
      <CheckIn today={today} />
      {mine && (
        <div className="lg:col-start-2 lg:row-span-3 lg:row-start-1">
          <StreakSection day={day} streak={mine.streak} calendar={calendar} />
        </div>
      )}
      <NoteBoard day={day} address={address} notes={notes} checks={checks} now={now} />
      <Bulletin items={bulletin} />
    </div>
  )
}

function MorningFailed({ href }: { href: string }) {
  return (
    <div className="page grid min-h-[64dvh] place-items-center">
      <EmptyState
        level={1}
        title="아침 게시판을 불러오지 못했어요."
        pose="sorry"
        actions={
          <LinkButton href={href} kind="secondary">
            다시 시도
          </LinkButton>
        }
      >
        <p>잠시 뒤 다시 시도해 주세요.</p>
      </EmptyState>
    </div>
  )
}
