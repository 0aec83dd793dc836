import type { Seller } from '@doran/contract'

/** Who sells, as the law asks to be told before a purchase. */
export function SellerDetails({ seller }: { seller: Seller }) {
  const rows = [
    ['상호', seller.name],
    ['대표', seller.owner],
    ['사업자등록번호', seller.registration],
    ['통신판매업 신고번호', seller.mailOrder],
    ['주소', seller.address],
    ['전화', seller.phone],
    ['이메일', seller.email],
  ] as const
  return (
    <section aria-labelledby="seller" className="mt-10">
      <h2 id="seller" className="text-sm font-semibold text-text-2">
        판매자 정보
      </h2>
      <dl className="mt-2 grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[auto_1fr]">
        {rows.map(([name, value]) =>
          value === '' ? null : (
            <div key={name} className="flex flex-wrap gap-x-3 sm:contents">
              <dt className="text-text-3">{name}</dt>
              <dd className="text-text-2">{value}</dd>
            </div>
          ),
        )}
      </dl>
    </section>
  )
}
