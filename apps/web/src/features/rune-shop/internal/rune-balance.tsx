import type { Wallet } from '@doran/contract'
import { ZoneLink, numberLabel } from '@doran/site/core'
import { loginPath } from '@doran/site/session'
import { Card, Money, buttonClass } from '@doran/ui'
import { runeShopPath } from '../../../lib/rune-shop-path'

type RuneBalanceProps = { runes: Wallet['rune'] | null; isMember: boolean }

/** How many runes a member has. */
export function RuneBalance({ runes, isMember }: RuneBalanceProps) {
  if (!isMember) {
    return (
      <Card as="section" aria-labelledby="own-runes">
        <h2 id="own-runes" className="text-sm font-semibold text-text-2">
          가진 룬
        </h2>
        <p className="prose-ko mt-1">로그인하고 놀면 룬이 쌓여요.</p>
        <ZoneLink
          href={loginPath({ next: runeShopPath() })}
          className={buttonClass({ kind: 'secondary' }, 'mt-3')}
        >
          로그인
        </ZoneLink>
      </Card>
    )
  }
  return (
    <Card as="section" aria-labelledby="own-runes" isMine>
      <h2 id="own-runes" className="text-sm font-semibold text-text-2">
        가진 룬
      </h2>
      {runes ? (
        <>
          <p className="mt-1 text-h2 font-extrabold">
            <Money currency="rune" amount={runes.total} size={24} />
          </p>
          <p className="mt-1 text-text-2">
            이번 주에 모은 룬 {numberLabel(runes.earnedThisWeek)}개
          </p>
        </>
      ) : (
        <p className="prose-ko mt-1 text-text-2">
          룬을 불러오지 못했어요. 모은 룬은 그대로 있어요.
        </p>
      )}
    </Card>
  )
}
