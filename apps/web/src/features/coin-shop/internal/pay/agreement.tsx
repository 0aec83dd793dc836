import { MONEY } from '@doran/contract/limits'
import { ZoneLink, routes } from '@doran/site/core'

const FEE = `${Math.round(MONEY.refundFee * 100)}%`

const RULES = [
  `청약철회: 결제하고 ${MONEY.fullRefundDays}일 안에는 쓰지 않은 코인을 모두 환불받을 수 있어요.`,
  `${MONEY.fullRefundDays}일이 지나면 쓰지 않은 코인의 금액에서 수수료 ${FEE}를 빼고 환불해요.`,
  '함께 받은 보너스 코인은 환불하는 비율대로 회수하고, 이미 쓴 만큼은 금액에서 빼요.',
]

/** What one agrees to by paying. */
export function Agreement() {
  return (
    <section aria-labelledby="agreement">
      <h2 id="agreement" className="text-h3 font-extrabold">
        결제 전에 확인해 주세요
      </h2>
      <ul className="prose-ko mt-3 flex list-disc flex-col gap-1 pl-5 text-sm text-text-2 marker:text-text-3">
        {RULES.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <p className="prose-ko mt-3 text-sm text-text-2">
        미성년자는 보호자 동의가 필요해요. 동의 없이 결제하면 본인이나 보호자가 결제를 취소할 수
        있어요.
      </p>
      <p className="prose-ko mt-1 text-sm text-text-2">
        결제하면 이 내용과 <TermsLink section="paid">유료 서비스 약관</TermsLink>에 동의하게 돼요.
        자세한 규칙은 <TermsLink section="refund">청약철회와 환불</TermsLink>에 있어요.
      </p>
    </section>
  )
}

function TermsLink({ section, children }: { section: string; children: string }) {
  return (
    <ZoneLink
      href={`${routes.terms.path()}#${section}`}
      className="font-semibold text-text underline underline-offset-4"
    >
      {children}
    </ZoneLink>
  )
}
