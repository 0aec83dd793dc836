import { joinClasses } from '../internal/join-classes.js'
import { AvatarPicture } from './avatar-picture.js'

export type PortraitProps = {
  /** Null where nobody has drawn this face. */
  src: string | null
  name: string
  size?: 'small' | 'large'
  className?: string
}

const sizes = { small: { px: 40, box: 'size-10' }, large: { px: 80, box: 'size-20' } }

/** A character's face, or the first syllable of the name where no picture comes. Decoration: the name stands beside it. */
export function Portrait({ src, name, size = 'small', className }: PortraitProps) {
  const { px, box } = sizes[size]
  return (
    <span
      aria-hidden="true"
      className={joinClasses(
        'corner-image relative inline-grid shrink-0 place-items-center overflow-clip bg-surface-2 font-semibold text-text-2',
        box,
        className,
      )}
    >
      {Array.from(name)[0]}
      {src !== null && <AvatarPicture key={src} src={src} size={px} />}
    </span>
  )
}
