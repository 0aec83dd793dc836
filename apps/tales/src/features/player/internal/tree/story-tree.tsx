import { createContext, use, useState } from 'react'
import type { StorySession, StoryTree as Tree } from '@doran/contract'
import type { useWalk } from '../panel-parts/use-walk'
import type { TreeStep, TreeWay } from './lay-out-tree'
import { TreeScene } from './tree-scene'

type StoryTreeProps = {
  ways: readonly TreeWay[]
  sessions: Tree['sessions']
  session: StorySession
  walk: ReturnType<typeof useWalk>
}

type Chosen = { id: string | null; choose: (turnId: string | null) => void }

const TreeContext = createContext<(Omit<StoryTreeProps, 'ways'> & { chosen: Chosen }) | null>(null)

/** Lists within lists: the way that is read goes down, what leaves it is set in. */
export function StoryTree({ ways, ...tree }: StoryTreeProps) {
  const [id, choose] = useState<string | null>(null)
  return (
    <TreeContext value={{ ...tree, chosen: { id, choose } }}>
      <div className="flex flex-col gap-6 overflow-x-auto pb-2">
        {ways.map((way) => (
          <Way key={way.steps[0]?.node.turnId} way={way} label="이야기의 길" />
        ))}
      </div>
    </TreeContext>
  )
}

function Way({ way, label }: { way: TreeWay; label: string }) {
  return (
    <ol aria-label={label} className="flex min-w-60 flex-col">
      {way.steps.map((step) => (
        <Step key={step.node.turnId} step={step} />
      ))}
    </ol>
  )
}

function Step({ step: { node, sideWays, telling } }: { step: TreeStep }) {
  const tree = use(TreeContext)
  if (!tree) return null
  const { chosen, session, sessions, walk } = tree
  const isChosen = chosen.id === node.turnId
  return (
    <li className="relative pl-6">
      <Line isOnPath={node.isOnPath} isHere={node.turnId === session.leafTurnId} />
      <TreeScene
        node={node}
        telling={telling}
        session={session}
        branch={sessions.find(({ id }) => id === node.sessionId)}
        isChosen={isChosen}
        onChoose={() => chosen.choose(isChosen ? null : node.turnId)}
        walk={walk}
      />
      {sideWays.length > 0 && (
        <ul className="flex flex-col gap-2 pb-2">
          {sideWays.map((way) => (
            <li key={way.steps[0]?.node.turnId}>
              <Way way={way} label="여기서 갈라진 길" />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

/** The dot of a scene, and the line through it. */
function Line({ isOnPath, isHere }: { isOnPath: boolean; isHere: boolean }) {
  return (
    <span aria-hidden="true" className="absolute inset-y-0 left-0 w-4">
      <span className="absolute inset-y-0 left-[7px] w-px bg-line-strong" />
      <span
        className={`absolute top-4 left-[2px] size-3 rounded-pill border-2 ${isOnPath ? 'border-ember' : 'border-line-strong'} ${isHere ? 'bg-ember' : 'bg-surface-1'}`}
      />
    </span>
  )
}
