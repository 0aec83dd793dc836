import type { LegalBlock, LegalTable } from '../legal-text'

export function LegalBody({ body }: { body: readonly LegalBlock[] }) {
  return (
    <div className="mt-3 flex flex-col gap-3 text-text-2">
      {body.map((block, at) => (
        <Block key={at} block={block} />
      ))}
    </div>
  )
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') return <p className="prose-ko">{block}</p>
  if ('caption' in block) return <Table table={block} />
  return (
    <ul className="prose-ko flex list-disc flex-col gap-2 pl-5 marker:text-text-3">
      {block.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  )
}

/** Up to 768 px the cells of a row stand below each other, so that nothing scrolls sideways. */
function Table({ table: { caption, heads, rows } }: { table: LegalTable }) {
  const [nameHead, ...otherHeads] = heads
  return (
    <table className="mt-2 block w-full text-sm md:table">
      <caption className="block pb-2 text-left font-semibold text-text md:table-caption">
        {caption}
      </caption>
      <thead className="hidden md:table-header-group">
        <tr>
          {[nameHead, ...otherHeads].map((head) => (
            <th key={head} scope="col" className={`${HEAD} ${CELL}`}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block md:table-row-group">
        {rows.map(([name, ...cells]) => (
          <tr key={name} className="block border-t border-line py-3 md:table-row">
            <th scope="row" className={`block text-text wrap-anywhere md:w-1/4 ${HEAD} ${CELL}`}>
              {name}
            </th>
            {cells.map((cell, at) => (
              <td key={otherHeads[at]} className={`mt-1 block ${CELL}`}>
                {cells.length > 1 && (
                  <span className="mr-2 text-text-3 md:hidden">{otherHeads[at]}</span>
                )}
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const HEAD = 'text-left font-semibold'
const CELL = 'md:table-cell md:border-b md:border-line md:px-3 md:py-3 md:align-top'
