export const sampleTopicSamplePagePaths = {
  sampleTopicSamplePage: '/exempelsida',
} as const
