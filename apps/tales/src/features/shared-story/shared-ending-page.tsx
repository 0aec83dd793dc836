import type { SharedStory } from '@doran/contract'
import { CoveredEnding } from './internal/covered-ending'
import { EndingView } from './internal/ending-view'
import { ReportShare } from './internal/report-share'

type SharedEndingPageProps = {
  shared: SharedStory
  /** It gives nothing away: the person reached it, or shared it. */
  isKnown: boolean
}

/** How somebody's story ended; covered until one asks for it. */
export function SharedEndingPage({ shared, isKnown }: SharedEndingPageProps) {
  return (
    <article className="page max-w-[760px] pt-4 md:pt-10">
      {isKnown ? (
        <EndingView shared={shared} />
      ) : (
        <CoveredEnding shared={shared}>
          <EndingView shared={shared} />
        </CoveredEnding>
      )}
      <ReportShare shared={shared} />
    </article>
  )
}
