CREATE TABLE "feed_versions" (
	"kind" text NOT NULL,
	"id" text collate "C" NOT NULL,
	"version" bigint NOT NULL,
	"deleted" boolean NOT NULL,
	CONSTRAINT "feed_versions_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "feeds" (
	"kind" text PRIMARY KEY NOT NULL,
	"objects" integer DEFAULT 0 NOT NULL,
	"latest_version" bigint,
	"last_batch_at" timestamp (3) with time zone,
	"last_counts" jsonb,
	"last_hash" text,
	"last_refused_at" timestamp (3) with time zone,
	"last_refused" integer,
	"silent_hours" integer,
	"watched_since" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "provider_tokens" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"kinds" text[] NOT NULL,
	"secret_hash" text NOT NULL,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "provider_tokens_secretHash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "agreements" (
	"client_number" text PRIMARY KEY NOT NULL,
	"current_from" date NOT NULL,
	"current_services" text[] NOT NULL,
	"upcoming_from" date,
	"upcoming_services" text[]
);
--> statement-breakpoint
CREATE TABLE "clinics" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"city" text NOT NULL,
	"address" text,
	"phone" text,
	"partner" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "services" (
	"id" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"category" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"sub_categories" jsonb NOT NULL,
	"order" text NOT NULL,
	"urgent" boolean NOT NULL,
	"for" text[] NOT NULL,
	"place" text NOT NULL,
	"certificate_type" text
);
--> statement-breakpoint
ALTER TABLE "provider_tokens" ADD CONSTRAINT "provider_tokens_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_client_number_companies_client_number_fk" FOREIGN KEY ("client_number") REFERENCES "public"."companies"("client_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "provider_tokens_created_by_index" ON "provider_tokens" USING btree ("created_by");