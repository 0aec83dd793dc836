import type { PageText } from '@doran/contract'
import { RichTextView } from '@doran/rich-text'
import { ZoneLink, formatDay, routes } from '@doran/site/core'
import { MODERATION } from '@doran/contract/limits'
import { AfterReport } from './internal/after-report'
import { RuleCards } from './internal/rule-cards'
import { SanctionTable } from './internal/sanction-table'
import { splitRules } from './split-rules'

export type CommunityRulePageProps = { text: PageText; now: Date }

/** The rules as cards, and what follows where they are broken. */
export function CommunityRulePage({ text, now }: CommunityRulePageProps) {
  const { lead, rules, others } = splitRules(text.body)
  const { publishedAt, note, version } = text
  return (
    <article className="page max-w-[760px] pt-8 pb-12 md:pt-12">
      <header>
        <h1 className="text-h2 font-extrabold md:text-h1">커뮤니티 규칙</h1>
        <div className="mt-4">
          <RichTextView body={lead} pictureUrl={noPictures} />
        </div>
      </header>
      <RuleCards rules={rules} />
      {others.map(({ title, body }) => (
        <section key={title} className="mt-10">
          <h2 className="text-h3 font-extrabold">{title}</h2>
          <div className="mt-3">
            <RichTextView body={body} headingLevel={3} pictureUrl={noPictures} />
          </div>
        </section>
      ))}
      <AfterReport />
      <SanctionTable />
      <section aria-labelledby="appeal" className="mt-12">
        <h2 id="appeal" className="text-h3 font-extrabold">
          이의 제기 방법
        </h2>
        <p className="prose-ko mt-3 text-text-2">
          글이나 댓글을 숨기거나 글쓰기를 쉬게 하면 알림으로 이유를 알려 드려요. 그 알림의 ‘이의
          제기하기’를 눌러 {APPEAL_DAYS}일 안에 한 번 이야기해 주세요. 운영자가 처음부터 다시
          살펴보고, 결과와 이유를 알려 드려요.
        </p>
        <p className="mt-3 flex flex-wrap gap-x-5">
          <ZoneLink href={routes.notification.path()} className={LINK}>
            알림에서 보기
          </ZoneLink>
          <ZoneLink href={routes.rights.path()} className={LINK}>
            권리침해 신고
          </ZoneLink>
        </p>
      </section>
      <footer className="mt-12 border-t border-line pt-5 text-sm text-text-3">
        <p>
          마지막으로 바뀐 날{' '}
          <time dateTime={publishedAt}>{formatDay(new Date(publishedAt), now)}</time> · {version}판
        </p>
        {note && <p className="prose-ko mt-1">{note}</p>}
      </footer>
    </article>
  )
}

const APPEAL_DAYS = MODERATION.appealMs / 86_400_000

const LINK =
  'inline-flex min-h-11 items-center font-semibold text-text underline underline-offset-4'

/** The contract lets none into the text. */
const noPictures = () => ''
