'use client'

import dynamic from 'next/dynamic'

/** Where one's own review is written; the list of all reviews at the same address comes without it. */
export const MyReview = dynamic(() =>
  import('../../features/reviews/my-review-box').then(({ MyReviewBox }) => MyReviewBox),
)
