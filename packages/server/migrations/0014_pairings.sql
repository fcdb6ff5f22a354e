CREATE TABLE "pairings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"device_code_hash" text NOT NULL,
	"user_code_hash" text NOT NULL,
	"program" text,
	"system" text,
	"network" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"answer" text,
	"approved_by" uuid,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "pairings_deviceCodeHash_unique" UNIQUE("device_code_hash"),
	CONSTRAINT "pairings_userCodeHash_unique" UNIQUE("user_code_hash")
);
--> statement-breakpoint
ALTER TABLE "pairings" ADD CONSTRAINT "pairings_approved_by_sessions_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pairings_started_at_index" ON "pairings" USING btree ("started_at");