CREATE TABLE "access_versions" (
	"scope" text NOT NULL,
	"version" uuid NOT NULL,
	CONSTRAINT "access_versions_scope_version_pk" PRIMARY KEY("scope","version")
);
