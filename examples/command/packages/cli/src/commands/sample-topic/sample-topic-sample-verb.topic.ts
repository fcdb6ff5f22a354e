export const sampleTopicSampleVerbCommands = {
  'sample-topic sample-verb': async () =>
    (await import('./sample-topic-sample-verb.ts')).sampleTopicSampleVerb,
}
