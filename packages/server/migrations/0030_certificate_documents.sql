CREATE TABLE "feed_files" (
	"sha256" text PRIMARY KEY NOT NULL,
	"bytes" integer NOT NULL,
	"file_key" text NOT NULL,
	"type" text NOT NULL,
	"state" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"scanned_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "document_sha256" text;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "document_name" text;--> statement-breakpoint
CREATE INDEX "feed_files_file_key_index" ON "feed_files" USING btree ("file_key");--> statement-breakpoint
CREATE INDEX "feed_files_sent_at_index" ON "feed_files" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "feed_files_waiting_index" ON "feed_files" USING btree ("sent_at") WHERE state = 'waiting';--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_document_sha256_feed_files_sha256_fk" FOREIGN KEY ("document_sha256") REFERENCES "public"."feed_files"("sha256") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "certificates_document_sha256_index" ON "certificates" USING btree ("document_sha256");