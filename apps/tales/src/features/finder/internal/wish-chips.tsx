import type { ReactNode } from 'react'
import { ChipGroup, ChipLink } from '@doran/ui'
import { renderLink } from '../../../lib/render-link'
import { wishesHref, type Wishes } from '../wishes'

type WishChipsProps<Name extends 'genre' | 'rating' | 'length'> = {
  page: string
  wishes: Wishes
  name: Name
  label: string
  /** What stands for no wish. */
  all: string
  options: readonly { value: NonNullable<Wishes[Name]>; words: ReactNode }[]
}

/** One row of filters that live in the address. */
export function WishChips<Name extends 'genre' | 'rating' | 'length'>(props: WishChipsProps<Name>) {
  const { page, wishes, name, label, all, options } = props
  const href = (value: Wishes[Name]) => wishesHref(page, { ...wishes, notice: null, [name]: value })
  return (
    <ChipGroup label={label}>
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
    </ChipGroup>
  )
}
