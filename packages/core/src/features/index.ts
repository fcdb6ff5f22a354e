export {
  FEATURE_LACKS,
  type FeatureLack,
  featureLackSchema,
  featureRefusal,
  readFeatureRefusal,
} from './feature-refusal.ts'
export {
  FEATURE_NAMES,
  FEATURES,
  type Feature,
  type FeatureKey,
  featureOfKey,
  isFeatureOpen,
} from './features.ts'
export {
  DEFAULT_MACHINE_GRANTS,
  grantOfFeature,
  MACHINE_GRANT_NAMES,
  MACHINE_GRANTS,
  type MachineGrant,
  machineGrantSchema,
} from './machine-grants.ts'
