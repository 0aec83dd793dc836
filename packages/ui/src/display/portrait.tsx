import { joinClasses } from '../internal/join-classes.js'

export type PortraitProps = {
  /** Null where nobody has drawn this face: its first syllable stands there. */
  src: string | null
  name: string
  size?: 'small' | 'large'
  className?: string
}

const sizes = { small: { px: 40, box: 'size-10' }, large: { px: 80, box: 'size-20' } }

/** A character's face. Decoration: the name stands beside it. */
export function Portrait({ src, name, size = 'small', className }: PortraitProps) {
  const { px, box } = sizes[size]
  const look = joinClasses('corner-image shrink-0 bg-surface-2', box, className)
  if (src === null) {
    return (
      <span
        aria-hidden="true"
        className={joinClasses(look, 'grid place-items-center font-semibold text-text-2')}
      >
        {Array.from(name)[0]}
      </span>
    )
  }
  return (
    <img src={src} alt="" width={px} height={px} loading="lazy" decoding="async" className={look} />
  )
}
