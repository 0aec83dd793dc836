'use client'

import dynamic from 'next/dynamic'

/** What the addresses of this route show; none loads the code of another. */
export const PlantView = dynamic(() =>
  import('../../features/tree/plant-page').then((module) => module.PlantPage),
)

export const OwnTreeView = dynamic(() =>
  import('../../features/tree/own-tree-page').then((module) => module.OwnTreePage),
)

export const VisitedTreeView = dynamic(() =>
  import('../../features/tree/visited-tree-page').then((module) => module.VisitedTreePage),
)
