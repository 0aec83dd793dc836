import type { StorySessionCard } from '@doran/contract'
import { ZoneLink, formatAgo, routes } from '@doran/site/core'
import { Badge, Cover, IconButton } from '@doran/ui'
import type { StoryNode, ThemeTree } from './grow-trees'
import { originLabel, progressWords } from './story-words'

type OfTree = { now: string; onMenu: (story: StorySessionCard) => void }

/** Deeper branches stand below each other: a phone has no room to go on to the right. */
const INDENTED = 3

/** The stories of one theme that parted, each under the one it left. */
export function BranchTree({ tree, ...rest }: OfTree & { tree: ThemeTree }) {
  const { theme, roots } = tree
  const headingId = `branches-${theme.id}`
  return (
    <section aria-labelledby={headingId} className="corner-card bg-surface-1 p-4">
      <div className="flex items-center gap-3">
        <div className="w-10 shrink-0">
          <Cover src={theme.cover.url} alt="" />
        </div>
        <h2 id={headingId} className="prose-ko min-w-0 font-extrabold">
          {theme.title}
        </h2>
      </div>
      <ul className="mt-2 flex flex-col">
        {roots.map((node) => (
          <Branch key={node.story.id} node={node} depth={0} {...rest} />
        ))}
      </ul>
    </section>
  )
}

type BranchProps = OfTree & { node: StoryNode; depth: number }

function Branch({ node: { story, branches }, depth, now, onMenu }: BranchProps) {
  const { id, ending, lastAt } = story
  const name = branchName(story)
  return (
    <li data-entry={id} className={depth === 0 ? '' : TWIG}>
      <div className="group relative flex items-center gap-1 rounded-input px-2 py-1 transition-colors duration-(--motion-state) hover:bg-surface-2">
        <div className="min-w-0 grow py-1">
          <h3 className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <ZoneLink
              href={routes.play.path({ id })}
              className="prose-ko font-semibold text-text no-underline group-hover:underline after:absolute after:inset-0 after:content-['']"
            >
              {name}
            </ZoneLink>
            {ending && <Badge tone="ember">{ending.badge}</Badge>}
          </h3>
          <p className="prose-ko text-sm text-text-3 tabular-nums">
            {progressWords(story)} ·{' '}
            <time dateTime={lastAt}>{formatAgo(new Date(lastAt), new Date(now))}</time>
          </p>
        </div>
        <div className="relative z-10 shrink-0">
          <IconButton
            icon="more"
            label={`${name} 메뉴`}
            aria-haspopup="dialog"
            onClick={() => onMenu(story)}
          />
        </div>
      </div>
      {branches.length > 0 && (
        <ul className={depth < INDENTED ? 'ml-3 border-l-2 border-line-strong pl-3' : ''}>
          {branches.map((branch) => (
            <Branch
              key={branch.story.id}
              node={branch}
              depth={depth + 1}
              now={now}
              onMenu={onMenu}
            />
          ))}
        </ul>
      )}
    </li>
  )
}

/** A short line from the stem to the branch. */
const TWIG =
  "relative before:absolute before:top-6 before:-left-3 before:h-0.5 before:w-3 before:bg-line-strong before:content-['']"

/** The theme's title stands above them all. */
function branchName(story: StorySessionCard): string {
  return story.title ?? originLabel(story) ?? '처음 읽은 이야기'
}
