import type { TurnPrice } from '@doran/contract'
import { amountLabel } from '@doran/site/core'
import { tierName } from '../../../lib/tier-name'

const NOTHING = '쓰지 않아요'
const CELL = 'px-4 py-3 text-left align-top'

/** What a turn costs, by who writes it. */
export function PriceTable({ prices }: { prices: readonly TurnPrice[] }) {
  return (
    <section aria-labelledby="prices" className="mt-14 max-w-story">
      <h2 id="prices" className="text-h3 font-extrabold">
        한 장면에 쓰는 젬
      </h2>
      <div className="corner-card mt-4 overflow-x-auto bg-surface-1">
        <table className="w-full border-collapse tabular-nums">
          <thead>
            <tr className="border-b border-line text-sm text-text-2">
              <th scope="col" className={CELL}>
                내레이터
              </th>
              <th scope="col" className={CELL}>
                한 장면
              </th>
              <th scope="col" className={CELL}>
                이어 보기
              </th>
            </tr>
          </thead>
          <tbody>
            {prices.map((price) => (
              <tr key={price.tier} className="border-b border-line">
                <th scope="row" className={`${CELL} font-semibold`}>
                  {tierName(price.tier, prices.length)}
                </th>
                <td className={CELL}>{amountLabel('gem', price.turn)}</td>
                <td className={CELL}>{amountLabel('gem', price.continue)}</td>
              </tr>
            ))}
            <tr>
              <th scope="row" className={`${CELL} font-semibold`}>
                미리 쓴 이야기
              </th>
              <td className={CELL}>{NOTHING}</td>
              <td className={CELL}>{NOTHING}</td>
            </tr>
          </tbody>
        </table>
      </div>
      <ul className="prose-ko mt-3 list-disc pl-5 text-sm text-text-2 marker:text-text-3">
        {prices.length > 0 && <li>이어 보기는 한 장면의 절반이고, 소수는 올림해요.</li>}
        <li>쓰지 못한 장면, 막힌 장면, 첫 문장 전에 멈춘 장면에는 젬을 쓰지 않아요.</li>
        <li>되돌리기에는 젬을 쓰지 않아요.</li>
        <li>오늘의 젬, 받은 젬, 바꾼 젬 순서로 써요.</li>
      </ul>
    </section>
  )
}
