import type { Axis, TasteBook } from './collect-taste'
import { ResultLink } from './result-link'

/** Axes of several tests about one middle: both ends are named, and every number stands in words. */
export function AxisTable({ tests }: { tests: TasteBook['axes'] }) {
  return (
    <table className="w-full table-fixed border-collapse">
      <caption className="sr-only">심리테스트마다 어느 쪽에 얼마나 가까운지</caption>
      <colgroup>
        <col />
        <col className="w-2/5" />
        <col />
      </colgroup>
      <thead>
        <tr>
          {['한쪽', '가까운 쪽', '다른 쪽'].map((head) => (
            <th key={head} scope="col" className="p-0">
              <span className="sr-only">{head}</span>
            </th>
          ))}
        </tr>
      </thead>
      {tests.map(({ play, axes }, at) => (
        <tbody key={play.id}>
          <tr>
            <th
              scope="rowgroup"
              colSpan={3}
              className={`text-left font-normal ${at > 0 ? 'pt-3' : ''}`}
            >
              <span className="prose-ko text-text-2">{play.game.title}</span>{' '}
              <ResultLink play={play}>
                <span className="font-extrabold text-text">{play.result.title}</span>
              </ResultLink>
            </th>
          </tr>
          {axes.map((axis) => (
            <AxisRow key={`${axis.left} ${axis.right}`} {...axis} />
          ))}
        </tbody>
      ))}
    </table>
  )
}

function AxisRow({ left, right, leftPercent }: Axis) {
  const rightPercent = 100 - leftPercent
  return (
    <tr className="text-sm">
      <td className={`py-1.5 pr-2 align-middle ${weightOf(leftPercent)}`}>
        <span className="prose-ko block">{left}</span>
        <span className="tabular-nums">{leftPercent}%</span>
      </td>
      <td className="py-1.5 align-middle">
        <span className="sr-only">{nearerOf({ left, right, leftPercent })}</span>
        <AxisLine rightPercent={rightPercent} />
      </td>
      <td className={`py-1.5 pl-2 text-right align-middle ${weightOf(rightPercent)}`}>
        <span className="prose-ko block">{right}</span>
        <span className="tabular-nums">{rightPercent}%</span>
      </td>
    </tr>
  )
}

const weightOf = (percent: number) => (percent >= 50 ? 'font-extrabold' : 'text-text-2')

function nearerOf({ left, right, leftPercent }: Axis): string {
  if (leftPercent === 50) return '꼭 가운데'
  return leftPercent > 50 ? left : right
}

/** A point on a line, and how far it lies from the middle. */
function AxisLine({ rightPercent }: { rightPercent: number }) {
  return (
    <span aria-hidden="true" className="relative block h-2 rounded-pill bg-surface-3">
      <span
        className="absolute inset-y-0 rounded-pill bg-ember opacity-50"
        style={{
          left: `${Math.min(50, rightPercent)}%`,
          width: `${Math.abs(50 - rightPercent)}%`,
        }}
      />
      <span className="absolute -inset-y-1 left-1/2 w-px bg-line-strong" />
      <span
        className="absolute top-1/2 size-3.5 -translate-1/2 rounded-pill border-2 border-surface-1 bg-ember"
        style={{ left: `${rightPercent}%` }}
      />
    </span>
  )
}
