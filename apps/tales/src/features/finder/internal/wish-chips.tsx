import type { ReactNode } from 'react'
import { ChipLink } from '@doran/ui'
import { renderLink } from '../../../lib/render-link'
import { wishesHref, type Wishes } from '../wishes'
import { ChipRow } from './chip-row'

type WishChipsProps<Name extends 'genre' | 'rating' | 'length'> = {
  page: string
  wishes: Wishes
  name: Name
  label: string
  /** What stands for no wish. */
  all: string
  options: readonly { value: NonNullable<Wishes[Name]>; words: ReactNode }[]
}

/** On phones the row fades out where it goes on; on wide screens it wraps. */
const SCROLLS =
  'pr-12 [mask-image:linear-gradient(to_right,black_calc(100%-3rem),transparent)] md:flex-wrap md:pr-1 md:[mask-image:none]'

/** One row of filters that live in the address. Their order stays, whichever is chosen. */
export function WishChips<Name extends 'genre' | 'rating' | 'length'>(props: WishChipsProps<Name>) {
  const { page, wishes, name, label, all, options } = props
  const href = (value: Wishes[Name]) => wishesHref(page, { ...wishes, notice: null, [name]: value })
  return (
    <ChipRow label={label} className={SCROLLS}>
      <ChipLink href={href(null)} isSelected={wishes[name] === null} renderLink={renderLink}>
        {all}
      </ChipLink>
      {options.map(({ value, words }) => (
        <ChipLink
          key={value}
          href={href(value)}
          isSelected={wishes[name] === value}
          renderLink={renderLink}
        >
          {words}
        </ChipLink>
      ))}
    </ChipRow>
  )
}
