import type { TicketCard } from '@doran/contract'
import { WhileSignedIn, type ListPage } from '@doran/site/session'
import { contactHref, type ContactAddress } from './contact-address'
import { FAQ_TOPICS } from './faq-topics'
import { Faq } from './internal/faq/faq'
import { ContactForm } from './internal/form/contact-form'
import { TicketList } from './internal/ticket/ticket-list'

type ContactPageProps = {
  address: ContactAddress
  /** Null for visitors. */
  own: { memberId: string; tickets: ListPage<TicketCard> } | null
  now: string
}

const FORM = '#form'
const JUMP = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-4'

/** Answers first, then the form, then what was asked before. */
export function ContactPage({ address, own, now }: ContactPageProps) {
  return (
    <div className="page max-w-[720px] pt-6 pb-16 md:pt-10">
      <h1 className="text-h2 font-extrabold md:text-h1">문의하기</h1>
      <p className="prose-ko mt-2 text-text-2">
        많이 묻는 것은 여기서 바로 찾을 수 있어요. 찾는 답이 없으면 문의를 보내 주세요. 사람이 읽고
        답해요.
      </p>
      <p className="mt-2 flex flex-wrap gap-x-5">
        <a href={FORM} className={JUMP}>
          문의 보내기
        </a>
        {own && (
          <a href="#tickets" className={JUMP}>
            내 문의
          </a>
        )}
      </p>
      <Faq topics={FAQ_TOPICS} formHref={FORM} />
      <section aria-labelledby="form" className="mt-14">
        <h2 id="form" tabIndex={-1} className="scroll-mt-20 text-h3 font-extrabold outline-none">
          문의 보내기
        </h2>
        <ContactForm subject={address.subject} />
      </section>
      {own && (
        <section aria-labelledby="tickets" className="mt-14">
          <h2
            id="tickets"
            tabIndex={-1}
            className="scroll-mt-20 text-h3 font-extrabold outline-none"
          >
            내 문의
          </h2>
          <WhileSignedIn memberId={own.memberId} next={contactHref()}>
            <TicketList
              key={address.cursor ?? ''}
              first={own.tickets}
              from={address.cursor}
              now={now}
            />
          </WhileSignedIn>
        </section>
      )}
    </div>
  )
}
