import type { ThemeDetail } from '@doran/contract'

/** What many readers say in numbers, each with how many they are; nothing while they are too few. */
export function ThemeNumbers({
  stats: { readers, completion, rating },
}: Pick<ThemeDetail, 'stats'>) {
  const numbers = [
    rating && {
      label: '별점',
      value: `${rating.average.toFixed(1)}점`,
      of: `후기 ${count(rating.count)}개`,
      href: '#reviews',
    },
    readers !== null && { label: '읽은 사람', value: `${count(readers)}명`, of: '한 장면 이상' },
    readers !== null &&
      completion !== null && {
        label: '결말까지 읽음',
        value: `${completion}%`,
        of: `읽은 ${count(readers)}명 가운데`,
      },
  ].filter((number) => number !== null && number !== false)
  if (numbers.length === 0) return null
  return (
    <dl className="mt-4 flex flex-wrap gap-x-8 gap-y-3">
      {numbers.map(({ label, value, of, href }) => (
        <div key={label} className="flex flex-col">
          <dt className="text-sm text-text-3">{label}</dt>
          <dd className="text-h3 font-extrabold tabular-nums">{value}</dd>
          <dd className="text-sm text-text-2">
            {href === undefined ? (
              of
            ) : (
              <a href={href} className={LINK}>
                {of}
              </a>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const LINK = '-my-3 inline-flex min-h-11 items-center underline underline-offset-4'
const count = (people: number) => people.toLocaleString('ko-KR')
