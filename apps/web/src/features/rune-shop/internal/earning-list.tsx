import type { RuneStore } from '@doran/contract'
import type { Earning } from '@doran/contract/limits'
import { ZoneLink, amountLabel, numberLabel, routes } from '@doran/site/core'
import { Card, Icon } from '@doran/ui'

type EarningRow = RuneStore['earnings'][number]

const WAYS: Record<Earning, { label: string; href: string; way: string }> = {
  play_finished: { label: '놀이 끝까지 하기', href: routes.games.path(), way: '놀이 보기' },
  morning_check: {
    label: '아침에 출석하기',
    href: routes.morning.path(),
    way: '아침 게시판 가기',
  },
  morning_week: {
    label: '이레 동안 이어서 출석하기',
    href: routes.morning.path(),
    way: '아침 게시판 가기',
  },
  morning_note: {
    label: '아침 한 줄 남기기',
    href: routes.morning.path(),
    way: '아침 게시판 가기',
  },
  letter_sent: { label: '나무에 편지 걸어 주기', href: routes.tree.path(), way: '나무 보기' },
  review_helpful: {
    label: '세 사람에게 도움이 된 후기 쓰기',
    href: routes.reviews.path(),
    way: '후기 보기',
  },
}

const wayOf = (key: string) => (isWay(key) ? WAYS[key] : null)
const isWay = (key: string): key is Earning => Object.hasOwn(WAYS, key)

type EarningListProps = { earnings: readonly EarningRow[]; isMember: boolean }

/** What runes are given for today, and how often still. */
export function EarningList({ earnings, isMember }: EarningListProps) {
  return (
    <Card as="section" aria-labelledby="earnings">
      <h2 id="earnings" className="text-sm font-semibold text-text-2">
        {isMember ? '오늘 모을 수 있는 룬' : '룬을 모으는 방법'}
      </h2>
      <EarningRows earnings={earnings} />
    </Card>
  )
}

export function EarningRows({ earnings }: Pick<EarningListProps, 'earnings'>) {
  return (
    <ul className="mt-2 flex flex-col gap-3">
      {earnings.map((earning) => {
        const way = wayOf(earning.key)
        return (
          way && (
            <li key={earning.key} className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <div className="min-w-0 grow">
                <p className="font-semibold">{way.label}</p>
                <p className="text-sm text-text-2">
                  {amountLabel('rune', earning.runes)}, {leftWords(earning)}
                </p>
                <Chances earning={earning} />
              </div>
              <ZoneLink
                href={way.href}
                className="inline-flex min-h-11 items-center gap-1 font-semibold"
              >
                {way.way}
                <Icon name="chevron" size={16} />
              </ZoneLink>
            </li>
          )
        )
      })}
    </ul>
  )
}

function leftWords({ leftToday, timesADay }: EarningRow): string {
  if (leftToday === null) return `하루 ${numberLabel(timesADay)}번`
  return leftToday === 0 ? '오늘은 다 모았어요' : `오늘 ${numberLabel(leftToday)}번 남음`
}

/** One tablet a time, those of today filled. */
function Chances({ earning: { timesADay, leftToday } }: { earning: EarningRow }) {
  if (leftToday === null) return null
  return (
    <span aria-hidden="true" className="mt-1.5 flex gap-1.5">
      {Array.from({ length: timesADay }, (_, at) => (
        <span
          key={at}
          className={`size-3 rotate-45 rounded-[3px] border ${
            at < timesADay - leftToday ? 'border-rune bg-rune' : 'border-line-strong'
          }`}
        />
      ))}
    </span>
  )
}
