import { Glyph } from '../brand/glyph.js'
import { joinClasses } from '../internal/join-classes.js'
import { AvatarFrame } from './avatar-frame.js'
import { AvatarPicture } from './avatar-picture.js'

export type AvatarProps = {
  /** Null where there is no picture: the name's first letter stands there, without a name 도란's glyph. */
  src: string | null
  name: string
  /** Worn around the picture, by its article of the rune store; one that is not known draws nothing. */
  frame?: string | null
  /** Empty where the name stands beside it. */
  alt?: string
  size?: keyof typeof sizes
  className?: string
}

const sizes = {
  32: 'size-8 text-sm',
  40: 'size-10 text-base',
  64: 'size-16 text-h2',
  96: 'size-24 text-h1',
}

/** A person, round; figures of stories have a `Portrait`. */
export function Avatar({ src, name, frame = null, alt = '', size = 40, className }: AvatarProps) {
  const letter = Array.from(name.trim())[0]
  return (
    <span
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      className={joinClasses(
        'relative inline-grid shrink-0 place-items-center rounded-pill bg-surface-2 font-semibold text-text-2 select-none',
        sizes[size],
        className,
      )}
    >
      {letter ?? <Glyph size={Math.round(size * 0.6)} />}
      {src !== null && <AvatarPicture key={src} src={src} size={size} />}
      {frame !== null && <AvatarFrame name={frame} />}
    </span>
  )
}
