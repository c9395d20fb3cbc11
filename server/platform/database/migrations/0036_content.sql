CREATE TABLE "content_drafts" (
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"revision" integer NOT NULL,
	"values" jsonb,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"saved_by" text,
	CONSTRAINT "content_drafts_kind_item_id_pk" PRIMARY KEY("kind","item_id")
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"number" integer NOT NULL,
	"values" jsonb NOT NULL,
	"hash" text NOT NULL,
	"based_on" text NOT NULL,
	"file_hash" text NOT NULL,
	"reason" text NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"published_by" text,
	CONSTRAINT "content_versions_kind_item_id_number_pk" PRIMARY KEY("kind","item_id","number")
);
--> statement-breakpoint
ALTER TABLE "content_drafts" ADD CONSTRAINT "content_drafts_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_published_by_users_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;