type PersonaFaceProps = { name: string; size: keyof typeof SIZES }

const SIZES = {
  28: 'size-7 text-sm',
  64: 'size-16 text-h3',
} as const
/** Dark enough for a white letter, on either theme; as classes, since the pages take no inline styles. */
const COLOURS = [
  'bg-[#8f3f1b]',
  'bg-[#7a5600]',
  'bg-[#4f6a1c]',
  'bg-[#12714c]',
  'bg-[#0c6a75]',
  'bg-[#2f56b8]',
  'bg-[#6e3fb5]',
  'bg-[#97386f]',
] as const

/** A persona as it is drawn: the first letter of the name on a colour of its own. Decoration beside the name. */
export function PersonaFace({ name, size }: PersonaFaceProps) {
  const letters = Array.from(name.trim())
  const hash = letters.reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 997, 7)
  return (
    <span
      aria-hidden="true"
      className={`corner-mine inline-grid shrink-0 place-items-center font-extrabold text-[#fff] select-none ${SIZES[size]} ${COLOURS[hash % COLOURS.length]}`}
    >
      {letters[0] ?? '?'}
    </span>
  )
}
