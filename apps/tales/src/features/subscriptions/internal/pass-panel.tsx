import type { Membership } from '@doran/contract'
import { amountLabel, formatDay, routes } from '@doran/site/core'
import { Card, LinkButton, Money } from '@doran/ui'
import { NO_RENEWAL, PassGives } from '../../../lib/pass-gives'
import { payPath } from '../../../lib/pay-path'
import { renderLink } from '../../../lib/render-link'

type PassPanelProps = { membership: Membership; next: string; now: string }

/** A pass with its time and what it gave; without one what it would give, and its price. */
export function PassPanel({ membership: { pass, offer }, next, now }: PassPanelProps) {
  const day = (iso: string) => formatDay(new Date(iso), new Date(now))
  const isRunning = pass !== null && Date.parse(pass.endsAt) > Date.parse(now)
  return (
    <div className="flex flex-col gap-6">
      {pass && (
        <Card as="section" aria-labelledby="own-pass" isMine>
          <h2 id="own-pass" className="text-h3 font-extrabold">
            {isRunning ? '이용 중인 도란 패스' : '지난 도란 패스'}
          </h2>
          <p className="mt-1 tabular-nums">
            {day(pass.startsAt)} ~ {day(pass.endsAt)}
          </p>
          <dl className="mt-4 flex flex-col gap-2 border-t border-line pt-3">
            <Given words="패스로 받아서 쓴 젬" gems={pass.usedGems} />
            {offer.lessDeepGems !== null && (
              <Given words="깊은 장면에서 덜 쓴 젬" gems={pass.savedGems} />
            )}
          </dl>
        </Card>
      )}
      <Card as="section" aria-labelledby="offer">
        <h2 id="offer" className="text-h3 font-extrabold">
          도란 패스가 주는 것
        </h2>
        <div className="mt-3">
          <PassGives pass={offer} />
        </div>
        <p className="mt-4 font-semibold tabular-nums">
          {offer.days}일 · {amountLabel('coin', offer.coins)}
        </p>
        <p className="mt-1 text-sm text-text-2">{NO_RENEWAL}</p>
        <p className="mt-4 flex flex-wrap gap-2">
          <LinkButton
            href={payPath({ type: 'pass', id: offer.id, next })}
            kind={pass ? 'secondary' : 'primary'}
            renderLink={renderLink}
          >
            {pass ? '다시 이용하기' : '도란 패스 이용하기'}
          </LinkButton>
          <LinkButton href={routes.gemstone.path()} kind="quiet" renderLink={renderLink}>
            내 젬 보기
          </LinkButton>
        </p>
        {isRunning && (
          <p className="prose-ko mt-3 text-sm text-text-3">
            지금 다시 이용하면 {day(offer.until ?? pass.endsAt)} 뒤로 {offer.days}일이 이어져요.
          </p>
        )}
      </Card>
    </div>
  )
}

function Given({ words, gems }: { words: string; gems: number }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt className="text-text-2">{words}</dt>
      <dd>
        <Money currency="gem" amount={gems} />
      </dd>
    </div>
  )
}
