import { ZoneLink } from '@doran/site/core'
import { LegalBody } from './internal/legal-body'
import type { LegalText } from './legal-text'

export type LegalPageProps = {
  text: LegalText
  /** The text that belongs to this one. */
  other: { href: string; title: string }
  /** Who runs the place; left out where nobody is named. */
  business: string
}

/** A text to agree to: its day, its contents, its numbered sections. */
export function LegalPage({ text, other, business }: LegalPageProps) {
  const { title, lead, version, sections } = text
  return (
    <article className="page max-w-[760px] pt-8 pb-8 md:pt-12">
      <header>
        <h1 className="text-h2 font-extrabold md:text-h1">{title}</h1>
        <p className="prose-ko mt-4 text-text-2">{lead}</p>
        <p className="mt-3 text-sm text-text-3">
          <time dateTime={version}>{dayWords(version)}</time>부터 시행해요
        </p>
      </header>
      <nav aria-labelledby="contents" className="corner-card mt-8 bg-surface-1 p-5">
        <h2 id="contents" className="font-semibold text-text">
          차례
        </h2>
        <ol className="mt-2 sm:columns-2">
          {sections.map(({ id, title: name }, at) => (
            <li key={id} className="break-inside-avoid">
              <a
                href={`#${id}`}
                className="inline-flex min-h-11 items-center gap-2 rounded-small text-sm text-text-2 no-underline hover:text-text hover:underline"
              >
                <span className="w-5 text-text-3 tabular-nums">{at + 1}</span>
                {name}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {sections.map(({ id, title: name, body }, at) => (
        <section key={id} aria-labelledby={id} className="mt-12">
          <h2 id={id} className="scroll-mt-20 text-h3 font-extrabold text-text">
            <span className="mr-2 text-text-3 tabular-nums">{at + 1}</span>
            {name}
          </h2>
          <LegalBody body={body} />
        </section>
      ))}
      <footer className="mt-12 border-t border-line pt-6 text-sm text-text-2">
        {business && <p className="mb-3">{business}</p>}
        <ZoneLink
          href={other.href}
          className="inline-flex min-h-11 items-center font-semibold text-text underline underline-offset-4"
        >
          {other.title} 보기
        </ZoneLink>
      </footer>
    </article>
  )
}

function dayWords(day: string): string {
  const [year, month, date] = day.split('-').map(Number)
  return `${year}년 ${month}월 ${date}일`
}
