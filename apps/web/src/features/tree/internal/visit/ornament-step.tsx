import { callQuery, useApi } from '@doran/api-client/react'
import { ORNAMENTS, ornamentSku, RUNE_ORNAMENTS, type Ornament } from '@doran/contract/limits'
import { amountLabel, ZoneLink } from '@doran/site/core'
import { useIsLoggedIn } from '@doran/site/session'
import { useQuery } from '@tanstack/react-query'
import { runePrice } from '../../../../lib/rune-articles'
import { runeShopPath } from '../../../../lib/rune-shop-path'
import { ORNAMENT_NAMES } from '../ornament-words'
import { PictureRadios } from '../picture-radios'
import { ornamentPicture } from '../tree-pictures'

export type OrnamentStepProps = {
  value: Ornament | null
  error?: string | undefined
  onChange: (ornament: Ornament) => void
}

const COLUMNS = 'grid-cols-3 xs:grid-cols-4 sm:grid-cols-5 md:grid-cols-6'

const optionOf = (value: Ornament) => ({
  value,
  label: ORNAMENT_NAMES[value],
  src: ornamentPicture(value),
})

/** All ornaments: those that are free or owned can be chosen, the others lead to the rune store. */
export function OrnamentStep({ value, error, onChange }: OrnamentStepProps) {
  const owned = useOwnedSkus()
  const isChoosable = (key: Ornament) => {
    const sku = ornamentSku(key)
    return sku === null || owned.has(sku)
  }
  const locked = RUNE_ORNAMENTS.filter((key) => !isChoosable(key))
  return (
    <PictureRadios
      legend="장식"
      options={ORNAMENTS.filter(isChoosable).map(optionOf)}
      value={value}
      onChange={onChange}
      columns={COLUMNS}
      shape="size-14"
      error={error}
    >
      {locked.length > 0 && <LockedOrnaments locked={locked} />}
    </PictureRadios>
  )
}

function LockedOrnaments({ locked }: { locked: readonly (typeof RUNE_ORNAMENTS)[number][] }) {
  return (
    <section aria-labelledby="rune-ornaments" className="mt-8">
      <h3 id="rune-ornaments" className="text-sm font-semibold text-text-2">
        룬 상점에서 데려오는 장식
      </h3>
      <ul className={`mt-2 grid gap-2 ${COLUMNS}`}>
        {locked.map((key) => {
          const sku = ornamentSku(key)
          return (
            sku && (
              <li key={key}>
                <ZoneLink
                  href={runeShopPath(sku)}
                  className="flex h-full flex-col items-center gap-1.5 rounded-input border border-line bg-surface-1 p-2 text-center text-sm font-semibold text-text-2 no-underline transition-colors duration-(--motion-state) hover:bg-surface-2"
                >
                  <img src={ornamentPicture(key)} alt="" loading="lazy" className="size-14" />
                  {ORNAMENT_NAMES[key]}
                  <span className="text-rune">{amountLabel('rune', runePrice(sku))}</span>
                </ZoneLink>
              </li>
            )
          )
        })}
      </ul>
    </section>
  )
}

/** What the member bought; nothing for visitors, and until it is known. */
function useOwnedSkus(): ReadonlySet<string> {
  const enabled = useIsLoggedIn()
  const { data } = useQuery({ ...callQuery(useApi(), 'GET /v1/inventory', {}), enabled })
  return new Set(data?.items.map(({ sku }) => sku))
}
