import { RichTextSpans, RichTextView } from '@doran/rich-text'
import type { RuleCard, RuleExample } from '../split-rules'

export function RuleCards({ rules }: { rules: readonly RuleCard[] }) {
  return (
    <ol aria-label="규칙" className="mt-8 flex flex-col gap-4">
      {rules.map(({ title, body, examples }, at) => (
        <li key={title} className="corner-card bg-surface-1 p-5">
          <h2 className="prose-ko flex gap-3 text-story font-extrabold">
            <span className="text-ember tabular-nums">{at + 1}</span>
            {title}
          </h2>
          <div className="mt-2 text-text-2">
            <RichTextView body={body} headingLevel={3} pictureUrl={noPictures} />
          </div>
          <ul aria-label="예" className="mt-4 flex flex-col gap-2">
            {examples.map((example, index) => (
              <Example key={index} example={example} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

/** The contract lets none into the text. */
const noPictures = () => ''

function Example({ example: { isGood, spans } }: { example: RuleExample }) {
  return (
    <li className="flex gap-3 rounded-input bg-surface-2 px-4 py-3">
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
        className={`mt-0.5 size-5 shrink-0 ${isGood ? 'text-success' : 'text-danger'}`}
      >
        <path d={isGood ? 'm5 12.5 4.8 4.7L19 7.5' : 'm6.5 6.5 11 11M17.5 6.5l-11 11'} />
      </svg>
      <p className="prose-ko min-w-0 [overflow-wrap:anywhere]">
        <strong className={`mr-1.5 font-semibold ${isGood ? 'text-success' : 'text-danger'}`}>
          {isGood ? '이렇게' : '이건 안 돼요'}
        </strong>
        <RichTextSpans spans={spans} />
      </p>
    </li>
  )
}
