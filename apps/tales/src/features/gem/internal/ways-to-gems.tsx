import { MONEY, PRICES, VISITOR_MODEL_TURNS } from '@doran/contract/limits'
import type { GemOverview } from '@doran/contract'
import { ZoneLink, amountLabel } from '@doran/site/core'
import { loginPath, signupPath } from '@doran/site/session'
import { Card, buttonClass } from '@doran/ui'
import { gemItemCopy } from '../../../lib/gem-item'
import { PassCard } from './pass-card'

type WaysToGemsProps = {
  overview: GemOverview
  /** Where the person comes back to once they signed in. */
  next: string
  now: string
}

/** How gems come, for those who have no account. */
export function WaysToGems({ overview, next, now }: WaysToGemsProps) {
  const { dailyGems, welcomeGems, exchanges, prices, pass } = overview
  return (
    <div className="mt-8 grid gap-6 lg:grid-cols-[1fr_340px] lg:items-start">
      <Card as="section" aria-labelledby="ways">
        <h2 id="ways" className="text-h3 font-extrabold">
          젬을 받는 방법
        </h2>
        <dl className="mt-4 flex flex-col gap-4">
          <Way name="매일" words={`00:00에 ${amountLabel('gem', dailyGems)}로 채워져요.`} />
          <Way
            name="환영 선물"
            words={`가입하면 ${amountLabel('gem', welcomeGems)}를 받아요. ${MONEY.giftGemDays}일 동안 쓸 수 있어요.`}
          />
          <Way
            name="코인"
            words={`코인 1개를 ${amountLabel('gem', PRICES.gemsOfCoin)}로 바꿔요. 한 번에 ${exchanges
              .map(({ gems }) => `${gems}개`)
              .join(', ')} 중에서 선택해요.`}
          />
          <Way name="룬 이용권" words={gemItemCopy()} />
        </dl>
        {prices.length > 0 && (
          <p className="prose-ko mt-5 text-sm text-text-2">
            가입하지 않아도 AI 모델이 쓰는 장면을 {VISITOR_MODEL_TURNS}장면까지 읽을 수 있고, 미리
            쓴 이야기는 끝까지 읽을 수 있어요.
          </p>
        )}
        <p className="mt-5 flex flex-wrap gap-2">
          <ZoneLink href={loginPath({ next, reason: 'wallet' })} className={buttonClass({})}>
            로그인
          </ZoneLink>
          <ZoneLink href={signupPath({ next })} className={buttonClass({ kind: 'secondary' })}>
            회원가입
          </ZoneLink>
        </p>
      </Card>
      <PassCard pass={pass} next={null} now={now} />
    </div>
  )
}

function Way({ name, words }: { name: string; words: string | null }) {
  if (words === null) return null
  return (
    <div className="grid grid-cols-[5.5rem_1fr] gap-x-3">
      <dt className="font-semibold">{name}</dt>
      <dd className="prose-ko text-text-2">{words}</dd>
    </div>
  )
}
